type TrustProxy = boolean | ((address: string, hop: number) => boolean);

/**
 * Believes what the given number of proxies in front say about the caller. Fastify takes no bare number any more,
 * since it cannot tell a proxy from a caller who pretends: so the server must not be reachable past its proxies.
 */
export function trustedProxies(proxies: boolean | number): TrustProxy {
  if (typeof proxies === 'boolean') return proxies;
  return proxies > 0 && ((_address, hop) => hop < proxies);
}
