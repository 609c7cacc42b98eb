@echo off
rem Runs Dolmen on Windows: a double click opens the local Discord, and "dolmen COMMAND" runs a command.
rem Any Java from 21 on will do: the runtime beside this file, the one in DOLMEN_JAVA_HOME or JAVA_HOME, or the one on
rem the PATH. DOLMEN_JAVA_OPTS holds further options for the Java virtual machine, such as -Xmx512m.
setlocal
set "HERE=%~dp0"
set "JAVA=java"
if defined JAVA_HOME if exist "%JAVA_HOME%\bin\java.exe" set "JAVA=%JAVA_HOME%\bin\java.exe"
if defined DOLMEN_JAVA_HOME if exist "%DOLMEN_JAVA_HOME%\bin\java.exe" set "JAVA=%DOLMEN_JAVA_HOME%\bin\java.exe"
if exist "%HERE%runtime\bin\java.exe" set "JAVA=%HERE%runtime\bin\java.exe"

"%JAVA%" -version >nul 2>&1
if errorlevel 1 goto no_java

"%JAVA%" -XX:+UseSerialGC -Xmx256m -XX:+IgnoreUnrecognizedVMOptions -XX:+UnlockExperimentalVMOptions ^
  -XX:+UseCompactObjectHeaders -XX:TrimNativeHeapInterval=5000 ^
  -XX:+AutoCreateSharedArchive "-XX:SharedArchiveFile=%HERE%dolmen.jsa" -Xlog:cds*=off ^
  -Djava.awt.headless=true -Dstdout.encoding=UTF-8 -Dstderr.encoding=UTF-8 %DOLMEN_JAVA_OPTS% -jar "%HERE%dolmen.jar" %*
set "STATUS=%ERRORLEVEL%"
rem Whoever has double-clicked could not read the last lines else.
if "%~1"=="" if not "%STATUS%"=="0" pause
exit /b %STATUS%

:no_java
echo Dolmen needs Java 21 or newer and found none.
echo Install one from https://adoptium.net, then double-click dolmen.cmd again.
if "%~1"=="" pause
exit /b 1
