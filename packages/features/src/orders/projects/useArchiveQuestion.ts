import { limits, type Project } from '@portal/api';
import { useEffect, useRef, useState } from 'react';

/** Which project is asked about before it goes to the archive. From its own window the question comes when that has closed. */
export function useArchiveQuestion() {
  const [project, setProject] = useState<Project | null>(null);
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = (next: Project) => {
    // Another question is not replaced by one that was to come from a window.
    clearTimeout(timer.current);
    setProject(next);
    setOpen(true);
  };
  const askAfterWindow = (next: Project) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => ask(next), limits.confirmAfterManageMs);
  };
  return { project, isOpen, setOpen, ask, askAfterWindow };
}
