type TrustProxy = boolean | ((address: string, hop: number) => boolean);

/**
 * Trusts the given number of proxies in front about the caller's address. Fastify takes no bare number any more,
 * since it cannot distinguish a proxy from a caller who pretends: so the server must not be reachable past its proxies.
 */
export function trustedProxies(proxies: boolean | number): TrustProxy {
  if (typeof proxies === 'boolean') return proxies;
  return proxies > 0 && ((_address, hop) => hop < proxies);
}
