/** An address as logs name it: the network and not the household, `192.0.2.0` and `2001:db8:1::`. Limits count whole ones, which are not stored. */
export function shortenAddress(ip: string): string {
  if (ip.includes('.')) return ip.replace(/\d+$/, '0');
  const [beforeZeros = ''] = ip.split('::');
  return `${beforeZeros.split(':').slice(0, 3).join(':')}::`;
}
