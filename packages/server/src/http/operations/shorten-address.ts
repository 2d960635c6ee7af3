/**
 * An address as logs name it: the network and not the household, `192.0.2.0` and `2001:db8:1::`. Limits count whole ones, which are not stored. A
 * connection that has closed has none any more, whatever Fastify's types say.
 */
export function shortenAddress(ip: string | undefined): string {
  if (ip === undefined) return '-';
  if (ip.includes('.')) return ip.replace(/\d+$/, '0');
  const [beforeZeros = ''] = ip.split('::');
  return `${beforeZeros.split(':').slice(0, 3).join(':')}::`;
}
