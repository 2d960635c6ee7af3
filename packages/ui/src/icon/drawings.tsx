import type { ReactNode } from 'react';

/** Drawings on a 20×20 grid: 1.5 px lines with round caps, filled only where a line would not read. */
export const drawings = {
  adown: <path d="M10 4v12M5.5 11.5 10 16l4.5-4.5" />,
  aup: <path d="M10 16V4M5.5 8.5 10 4l4.5 4.5" />,
  search: (
    <>
      <circle cx="9" cy="9" r="5.5" />
      <path d="M13.2 13.2 17 17" />
    </>
  ),
  filter: (
    <>
      <path d="M3 6h9M16 6h1M3 14h1M8 14h9" />
      <circle cx="14" cy="6" r="2" />
      <circle cx="6" cy="14" r="2" />
    </>
  ),
  close: <path d="m5 5 10 10M15 5 5 15" />,
  down: <path d="m5 8 5 5 5-5" />,
  up: <path d="m5 12 5-5 5 5" />,
  left: <path d="m12 5-5 5 5 5" />,
  right: <path d="m8 5 5 5-5 5" />,
  aright: <path d="M3.5 10h13M12 5.5l4.5 4.5-4.5 4.5" />,
  aleft: <path d="M16.5 10h-13M8 5.5 3.5 10 8 14.5" />,
  pin: (
    <>
      <path d="M10 17.5s5.5-4.8 5.5-9A5.5 5.5 0 0 0 4.5 8.5c0 4.2 5.5 9 5.5 9Z" />
      <circle cx="10" cy="8.5" r="2" />
    </>
  ),
  plus: <path d="M10 4v12M4 10h12" />,
  upload: <path d="M10 13V3.5M6 7l4-4 4 4M3.5 13v3.5h13V13" />,
  download: <path d="M10 3.5V13M6 9.5l4 4 4-4M3.5 13v3.5h13V13" />,
  trash: <path d="M3.5 5.5h13M8 5.5v-2h4v2M5 5.5l.8 11h8.4l.8-11M8.3 8.5v5M11.7 8.5v5" />,
  edit: <path d="M3.5 16.5 4.3 13 13 4.3l2.7 2.7L7 15.7l-3.5.8ZM11.5 5.8l2.7 2.7" />,
  ban: (
    <>
      <circle cx="10" cy="10" r="6.5" />
      <path d="m5.4 5.4 9.2 9.2" />
    </>
  ),
  check: <path d="m4 10.5 4 4 8-9" />,
  grip: (
    <g fill="currentColor" stroke="none">
      <circle cx="7.5" cy="5" r="1.3" />
      <circle cx="12.5" cy="5" r="1.3" />
      <circle cx="7.5" cy="10" r="1.3" />
      <circle cx="12.5" cy="10" r="1.3" />
      <circle cx="7.5" cy="15" r="1.3" />
      <circle cx="12.5" cy="15" r="1.3" />
    </g>
  ),
  zoom: (
    <>
      <circle cx="9" cy="9" r="5.5" />
      <path d="M13.2 13.2 17 17M9 6.8v4.4M6.8 9h4.4" />
    </>
  ),
  play: <path d="M6.5 4.5v11l9-5.5-9-5.5Z" fill="currentColor" />,
  user: (
    <>
      <circle cx="10" cy="7" r="3.5" />
      <path d="M3.5 17c.8-3.3 3.3-5 6.5-5s5.7 1.7 6.5 5" />
    </>
  ),
  folder: <path d="M3 5.5h5l1.5 2H17v8H3v-10Z" />,
  cog: (
    <>
      <circle cx="10" cy="10" r="2.5" />
      <path d="M10 2.8v2.4M10 14.8v2.4M2.8 10h2.4M14.8 10h2.4M4.9 4.9l1.7 1.7M13.4 13.4l1.7 1.7M4.9 15.1l1.7-1.7M13.4 6.6l1.7-1.7" />
    </>
  ),
  book: <path d="M10 5.5C8.5 4.3 6 4 3 4.3v11c3-.3 5.5 0 7 1.2 1.5-1.2 4-1.5 7-1.2v-11c-3-.3-5.5 0-7 1.2ZM10 5.5v11" />,
  news: <path d="M3.5 4h10.5v12.5h-9a1.5 1.5 0 0 1-1.5-1.5V4ZM14 8h2.5v7a1.5 1.5 0 0 1-1.5 1.5M6.3 7h5M6.3 10h5M6.3 13h3" />,
  logout: <path d="M11.5 3.5h-7v13h7M8.5 10h8.5M13.5 6.5 17 10l-3.5 3.5" />,
  theme: (
    <>
      <circle cx="10" cy="10" r="6.5" />
      <path d="M10 3.5a6.5 6.5 0 0 1 0 13Z" fill="currentColor" />
    </>
  ),
  menu: <path d="M3 6.5h14M3 13.5h14" />,
  sort: <path d="M6 4v12M3 13l3 3 3-3M14 16V4M11 7l3-3 3 3" />,
  archive: <path d="M3 4h14v3.5H3zM4 7.5v9h12v-9M8 10.5h4" />,
  restore: <path d="M4 10a6 6 0 1 1 1.8 4.3M4 5.5V10h4.5" />,
  copy: <path d="M7.5 7.5h9v9h-9zM4.5 12.5h-1v-9h9v1" />,
  image: (
    <>
      <path d="M3 4.5h14v11H3zM3 13l4-4 3.5 3.5 2-2L17 14.5" />
      <circle cx="12.8" cy="7.8" r="1.2" />
    </>
  ),
  phone: (
    <path d="M4 3.5h3l1.3 3.6-1.8 1.3a9 9 0 0 0 4.6 4.6l1.3-1.8 3.6 1.3v3C16 16.3 15.5 17 14.5 17 8.7 16.6 3.4 11.3 3 5.5 3 4.5 3.5 3.5 4 3.5Z" />
  ),
  mail: <path d="M3 5h14v10.5H3zM3 5.5l7 5.5 7-5.5" />,
  alert: <path d="M10 3 2.5 16.5h15L10 3ZM10 8v4M10 14.3v.1" />,
  info: (
    <>
      <circle cx="10" cy="10" r="7" />
      <path d="M10 9.2v4.3M10 6.5v.1" />
    </>
  ),
  ok: (
    <>
      <circle cx="10" cy="10" r="7" />
      <path d="m6.8 10.3 2.2 2.2 4.3-4.8" />
    </>
  ),
  err: (
    <>
      <circle cx="10" cy="10" r="7" />
      <path d="M10 6v5M10 13.6v.1" />
    </>
  ),
  calendar: <path d="M3.5 5h13v11.5h-13zM3.5 8.5h13M7 3v3.5M13 3v3.5" />,
  clock: (
    <>
      <circle cx="10" cy="10" r="7" />
      <path d="M10 6v4.2l2.8 1.8" />
    </>
  ),
  ext: <path d="M8 4.5H4v11.5h11.5v-4M11 3.5h5.5V9M16.2 3.8 9.5 10.5" />,
  home: <path d="M3 9.5 10 3.5l7 6v7h-4.5v-4.5h-5v4.5H3z" />,
  grid: <path d="M3.5 3.5h5.5v5.5H3.5zM11 3.5h5.5v5.5H11zM3.5 11h5.5v5.5H3.5zM11 11h5.5v5.5H11z" />,
  full: <path d="M3.5 7.5v-4h4M12.5 3.5h4v4M16.5 12.5v4h-4M7.5 16.5h-4v-4" />,
  eye: (
    <>
      <path d="M2 10s3-5.5 8-5.5 8 5.5 8 5.5-3 5.5-8 5.5S2 10 2 10Z" />
      <circle cx="10" cy="10" r="2.5" />
    </>
  ),
  star: <path d="m10 3 2.1 4.5 4.9.6-3.6 3.4.9 4.9L10 14l-4.3 2.4.9-4.9L3 8.1l4.9-.6L10 3Z" />,
  starf: <path fill="currentColor" d="m10 3 2.1 4.5 4.9.6-3.6 3.4.9 4.9L10 14l-4.3 2.4.9-4.9L3 8.1l4.9-.6L10 3Z" />,
  zip: <path d="M5 2.5h7l3.5 3.5v11.5H5zM12 2.5V6h3.5M8.5 4h1.5M8.5 6.5h1.5M8.5 9h1.5M8.2 11.5h2v3h-2z" />,
  tag: (
    <>
      <path d="M3.5 3.5h6.5l6.5 6.5-6.5 6.5-6.5-6.5v-6.5Z" />
      <circle cx="7" cy="7" r="1" />
    </>
  ),
  gift: <path d="M3.5 7.5h13v3h-13zM4.5 10.5v6h11v-6M10 7.5v9M10 7.5C8 7.5 6 6.5 6.5 4.5S9.5 4 10 7.5c.5-3.5 3-5 3.5-3S12 7.5 10 7.5Z" />,
  cap: <path d="M10 4 2 8l8 4 8-4-8-4ZM5.5 10v3.8c2.8 2 6.2 2 9 0V10M18 8v4.5" />,
  heart: <path d="M10 16.5S3 12.3 3 7.8C3 5.4 5 4 6.8 4 8.3 4 9.4 5 10 6c.6-1 1.7-2 3.2-2C15 4 17 5.4 17 7.8c0 4.5-7 8.7-7 8.7Z" />,
  blocks: <path d="M3 10.5h6.5V17H3zM10.5 10.5H17V17h-6.5zM6.8 3.5h6.5V10H6.8z" />,
  mic: (
    <>
      <path d="M3 14V6.5h2.5L7 4.5h6l1.5 2H17V14H3Z" />
      <circle cx="10" cy="10" r="2.5" />
    </>
  ),
  vk: <path d="M3 6c.3 5 2.8 8.3 7.3 8.3V6M10.3 9.5c2-.2 4-1.5 5-3.5M10.3 9.5c2.7.1 4.8 1.9 5.9 4.8" />,
  tg: <path d="M17 4 2.8 9.6l4.7 1.7L15 6l-5.8 6.6 4.9 3.9L17 4ZM7.5 11.3v4.6l2-2.6" />,
  wa: (
    <>
      <path d="M3.5 16.5l1-3.3a6.6 6.6 0 1 1 2.6 2.5l-3.6.8Z" />
      <path d="M7.5 7.3c0 3 2.2 5.2 5.2 5.2l.5-1.5-1.7-.8-.9.8a4 4 0 0 1-1.7-1.7l.8-.9-.8-1.7-1.4.6Z" fill="currentColor" stroke="none" />
    </>
  ),
  yt: (
    <>
      <rect x="2.5" y="5" width="15" height="10.5" rx="3" />
      <path d="m8.5 8 3.7 2.2-3.7 2.3z" fill="currentColor" />
    </>
  ),
  ig: (
    <>
      <rect x="3.5" y="3.5" width="13" height="13" rx="3.5" />
      <circle cx="10" cy="10" r="3" />
      <circle cx="13.6" cy="6.4" r=".6" fill="currentColor" />
    </>
  ),
  eyeoff: (
    <path d="m4 4 12 12M8.2 4.7c.6-.1 1.2-.2 1.8-.2 5 0 8 5.5 8 5.5a14 14 0 0 1-2.5 3M5.3 6.5A13.8 13.8 0 0 0 2 10s3 5.5 8 5.5c1.3 0 2.5-.4 3.5-.9M8.3 8.2a2.5 2.5 0 0 0 3.5 3.5" />
  ),
  facebook: (
    <>
      <circle cx="10" cy="10" r="7" />
      <path d="M12.7 6.8h-.9c-1.2 0-1.9.7-1.9 1.9V17M7.7 10.7h4.5" />
    </>
  ),
  twitter: <path d="M3.5 3.5h3.4l9.6 13h-3.4l-9.6-13ZM15.8 3.5l-5 5.6M8.9 11.1 4 16.5" />,
  tiktok: <path d="M11.2 3.5v9.7a3.3 3.3 0 1 1-3.3-3.3M11.2 3.5c.2 2.5 1.9 4.2 4.6 4.4" />,
  viber: (
    <path d="M10 2.8c4.7 0 7 1.7 7 6.2s-2.3 6.2-7 6.2c-.4 0-.8 0-1.2-.1l-2.6 2.4v-3.1C4 13.5 3 11.8 3 9c0-4.5 2.3-6.2 7-6.2ZM7.2 6.2c-.3 3.3 2.4 6 5.7 5.7M10.6 6c1.5.1 2.6 1.2 2.7 2.7" />
  ),
  website: (
    <>
      <circle cx="10" cy="10" r="7" />
      <path d="M3 10h14M10 3c2.1 2 3.2 4.3 3.2 7s-1.1 5-3.2 7c-2.1-2-3.2-4.3-3.2-7S7.9 5 10 3Z" />
    </>
  ),
} satisfies Record<string, ReactNode>;
