/** A form as a browser writes it; a field may come several times. */
export async function formBody(fields: readonly (readonly [name: string, value: Blob | string])[]): Promise<{
  body: Buffer;
  headers: Record<string, string>;
}> {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  const response = new Response(data);
  return { body: Buffer.from(await response.arrayBuffer()), headers: { 'content-type': response.headers.get('content-type') ?? '' } };
}
