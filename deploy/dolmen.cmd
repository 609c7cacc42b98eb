@echo off
rem Runs Dolmen on Windows: a double click opens the local Discord, and "dolmen COMMAND" runs a command.
rem Any Java from 21 on will do: the runtime beside this file, or else the first that is new enough of those in
rem DOLMEN_JAVA_HOME, in JAVA_HOME and on the PATH. DOLMEN_JAVA_OPTS holds further options for the Java virtual
rem machine, such as -Xmx512m.
setlocal
set JAVA_AT_LEAST=21
set "HERE=%~dp0"
set "ABOUT=%TEMP%\dolmen-java-%RANDOM%.txt"
set "JAVA="
set "OLD="
set "CANDIDATE=%HERE%runtime\bin\java.exe"
if exist "%CANDIDATE%" call :try
set "CANDIDATE=%DOLMEN_JAVA_HOME%\bin\java.exe"
if not defined JAVA if defined DOLMEN_JAVA_HOME if exist "%CANDIDATE%" call :try
set "CANDIDATE=%JAVA_HOME%\bin\java.exe"
if not defined JAVA if defined JAVA_HOME if exist "%CANDIDATE%" call :try
set "CANDIDATE=java"
if not defined JAVA call :try
if not defined JAVA goto no_java

rem Java makes an archive of classes at the end of its first run. Where it may not write it, it would end with status 1.
set "ARCHIVE=-Xshare:auto"
copy nul "%HERE%dolmen.tmp" >nul 2>&1
if exist "%HERE%dolmen.tmp" set "ARCHIVE=-XX:+AutoCreateSharedArchive"
del "%HERE%dolmen.tmp" >nul 2>&1

"%JAVA%" -XX:+UseSerialGC -Xmx256m -XX:+IgnoreUnrecognizedVMOptions -XX:+UnlockExperimentalVMOptions ^
  -XX:+UseCompactObjectHeaders -XX:TrimNativeHeapInterval=5000 ^
  %ARCHIVE% "-XX:SharedArchiveFile=%HERE%dolmen.jsa" -Xlog:cds*=off ^
  -Djava.awt.headless=true -Dstdout.encoding=UTF-8 -Dstderr.encoding=UTF-8 %DOLMEN_JAVA_OPTS% -jar "%HERE%dolmen.jar" %*
set "STATUS=%ERRORLEVEL%"
rem Whoever has double-clicked could not read the last lines else.
if "%~1"=="" if not "%STATUS%"=="0" pause
exit /b %STATUS%

:no_java
if defined OLD (
  echo Dolmen needs Java %JAVA_AT_LEAST% or newer and found Java %OLD%.
) else (
  echo Dolmen needs Java %JAVA_AT_LEAST% or newer and found none.
)
echo Install one from https://adoptium.net, then double-click dolmen.cmd again.
if "%~1"=="" pause
exit /b 1

rem Sets JAVA to CANDIDATE if that is new enough, and otherwise OLD to its version.
:try
set "VERSION="
"%CANDIDATE%" -version >nul 2>"%ABOUT%"
if not errorlevel 1 for /f "usebackq tokens=2,3" %%a in ("%ABOUT%") do if "%%a"=="version" set "VERSION=%%~b"
del "%ABOUT%" >nul 2>&1
if not defined VERSION exit /b
set "FEATURE=0"
for /f "delims=.-+" %%a in ("%VERSION%") do set "FEATURE=%%a"
if %FEATURE% GEQ %JAVA_AT_LEAST% (set "JAVA=%CANDIDATE%") else set "OLD=%VERSION%"
exit /b
