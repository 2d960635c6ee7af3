const before = new TextEncoder().encode('filename="');
const quote = 0x22;

/** Where the next file name begins; -1 if there is none. */
function nameAfter(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(before[0]!, from);
  while (at !== -1 && !before.every((byte, index) => bytes[at + index] === byte)) at = bytes.indexOf(before[0]!, at + 1);
  return at === -1 ? -1 : at + before.length;
}

/** The form of a request. WebKit's own `formData()` takes a file for a text if its name is not ASCII, so it sees encoded names. */
export async function formDataOf(request: Request): Promise<FormData> {
  const bytes = new Uint8Array(await request.arrayBuffer());
  const parts: BlobPart[] = [];
  let read = 0;
  for (let start = nameAfter(bytes, 0); start !== -1; start = nameAfter(bytes, read)) {
    const end = bytes.indexOf(quote, start);
    parts.push(bytes.subarray(read, start), encodeURIComponent(new TextDecoder().decode(bytes.subarray(start, end))));
    read = end;
  }
  const encoded = new Blob([...parts, bytes.subarray(read)]);
  const form = new FormData();
  for (const [name, value] of await new Response(encoded, {
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  }).formData())
    form.append(name, typeof value === 'string' ? value : new File([value], decodeURIComponent(value.name), { type: value.type }));
  return form;
}
