import { clickLink } from './clickLink.ts';

/** Downloads a file from an address of the portal, by default under its own name: the bytes do not pass through the page. */
export function saveAddress(address: string, name = ''): void {
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  document.body.append(link);
  clickLink(link);
  link.remove();
}

/** Milliseconds after which a browser has certainly read an object URL. */
const taken = 60_000;

/** Saves a file that a call has answered. */
export function saveFile({ name, content }: { name: string; content: Blob }): void {
  const address = URL.createObjectURL(content);
  saveAddress(address, name);
  setTimeout(() => URL.revokeObjectURL(address), taken);
}
