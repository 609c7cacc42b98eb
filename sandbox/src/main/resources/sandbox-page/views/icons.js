/** The few line icons of the page; each is decoration beside a label. */
import { h } from 'preact';

const icon = (...paths) => () =>
  h('svg', { class: 'icon', viewBox: '0 0 20 20', 'aria-hidden': true }, paths.map((d) => h('path', { d })));

export const MenuIcon = icon('M3 5h14M3 10h14M3 15h14');
export const CloseIcon = icon('M5 5l10 10M15 5L5 15');
export const HashIcon = icon('M8 3L6.5 17M13.5 3L12 17M4 7.5h13M3 12.5h13');
export const ThreadIcon = icon('M5 3v7a3 3 0 0 0 3 3h8M13 10l3 3-3 3');
export const ArchiveIcon = icon('M3 4h14v3.5H3zM4.5 7.5V16h11V7.5M8 11h4');
export const ReplyIcon = icon('M8 5L3.5 9.5 8 14M4 9.5h7.5A4.5 4.5 0 0 1 16 14v1.5');
export const TrashIcon = icon('M4 6h12M8 6V4h4v2M5.5 6l.8 10.5h7.4L14.5 6');
export const AppsIcon = icon('M4 4h5v5H4zM11 4h5v5h-5zM4 11h5v5H4zM11 11h5v5h-5z');
export const PlusIcon = icon('M10 4v12M4 10h12');
export const SendIcon = icon('M3 10L17 3.5 13 17l-3.5-5.5zM9.5 11.5L17 3.5');
export const ChevronIcon = icon('M5 8l5 5 5-5');
export const EyeIcon = icon('M2 10s3-5 8-5 8 5 8 5-3 5-8 5-8-5-8-5z', 'M10 8a2 2 0 1 1 0 4 2 2 0 0 1 0-4z');
export const FileIcon = icon('M5 3h7l3 3.5V17H5zM12 3v4h3');
export const LinkIcon = icon('M8 5H4.5v10.5H15V12M11 4h5v5M16 4l-7 7');
