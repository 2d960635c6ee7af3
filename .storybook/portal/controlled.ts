/**
 * Resolves when a service worker controls this page. Before that its calls go past the worker: after a forced reload (Shift) a page has
 * a registered worker, but no controller.
 */
export async function controlled(container: Pick<ServiceWorkerContainer, 'controller' | 'addEventListener'>): Promise<void> {
  while (!container.controller) {
    await new Promise((resolve) => container.addEventListener('controllerchange', resolve, { once: true }));
  }
}
