type TrustProxy = boolean | ((address: string, hop: number) => boolean);

/**
 * Trusts the given number of proxies in front for the caller's address. Fastify no longer accepts a bare number, since it cannot distinguish a proxy
 * from a caller who pretends to be one: so the server must not be reachable around its proxies.
 */
export function trustedProxies(proxies: boolean | number): TrustProxy {
  if (typeof proxies === 'boolean') return proxies;
  return proxies > 0 && ((_address, hop) => hop < proxies);
}
