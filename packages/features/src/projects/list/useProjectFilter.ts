import { useSearchParams } from 'react-router-dom';
import type { ProjectFilter } from './filterProjects.ts';

export type ProjectTab = 'active' | 'archive';

interface AddressedFilter extends ProjectFilter {
  tab: ProjectTab;
  change: (part: Partial<ProjectFilter & { tab: ProjectTab }>) => void;
}

/** The defaults, which the address leaves out. */
const usual: Partial<Record<string, string>> = { search: '', category: '', tab: 'active' };

/** The search, stored in the address: a reload and Back restore it. Typing adds no history entries. */
export function useProjectFilter(): AddressedFilter {
  const [address, setAddress] = useSearchParams();
  return {
    search: address.get('search') ?? '',
    category: address.get('category') ?? '',
    tab: address.get('tab') === 'archive' ? 'archive' : 'active',
    change: (part) => {
      const next = new URLSearchParams(address);
      for (const [name, value] of Object.entries(part)) {
        if (value === usual[name]) next.delete(name);
        else next.set(name, value);
      }
      setAddress(next, { replace: true, preventScrollReset: true, flushSync: true });
    },
  };
}
