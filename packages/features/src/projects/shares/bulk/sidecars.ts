import { asFileName, type ChoiceOfShare, folderPaths, sentChoices, stemOf } from '@portal/api';
import type { ZippedFile } from '../../../common/uploads/index.ts';
import { t } from '../texts.ts';

/** Characters that XML does not allow, however they are escaped. */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(forbidden, '').replace(/[&<>"]/g, (sign) => entities[sign] ?? '');

/** What Lightroom and Bridge read beside a photo: five stars, a label, and what the client wrote as its caption. */
export function sidecarText(remarks: readonly string[]): string {
  const caption =
    remarks.length > 0 &&
    `   <dc:description><rdf:Alt><rdf:li xml:lang="x-default">${escaped(remarks.join('\n'))}</rdf:li></rdf:Alt></dc:description>`;
  const lines = [
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/">',
    ' <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '  <rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:dc="http://purl.org/dc/elements/1.1/"',
    `    xmp:Rating="5" xmp:Label="${escaped(t('bulk.label'))}">`,
    caption,
    '  </rdf:Description>',
    ' </rdf:RDF>',
    '</x:xmpmeta>',
    '<?xpacket end="w"?>',
  ];
  return lines.filter((line) => line !== false).join('\n');
}

/**
 * A sidecar for each photo that was chosen, in its own folders: programs look for it beside the photo, by its name. So one of several clients who chose
 * the photo is not told apart, and names are not made different across folders.
 */
export function sidecars(choices: readonly ChoiceOfShare[]): ZippedFile[] {
  const files = new Map<string, { name: string; folders: readonly string[]; remarks: Set<string> }>();
  for (const { name, folders, isFavourite, remark } of sentChoices(choices).flatMap(({ photos }) => photos)) {
    if (!isFavourite) continue;
    const file = { name: `${stemOf(name)}.xmp`, folders, remarks: new Set<string>() };
    const key = [...folders, file.name.toLowerCase()].join('\0');
    const { remarks } = files.get(key) ?? file;
    if (!files.has(key)) files.set(key, file);
    if (remark !== null) remarks.add(remark);
  }
  const all = [...files.values()];
  const pathOf = folderPaths(
    all.map(({ folders }) => folders),
    all.map(({ name }) => name),
  );
  return all.map(({ name, folders, remarks }) => ({
    name: pathOf(folders) + asFileName(name, 'photo.xmp'),
    content: new Blob([sidecarText([...remarks])], { type: 'application/rdf+xml' }),
  }));
}
