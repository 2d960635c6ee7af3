import { limits, type Project } from '@portal/api';
import { useEffect, useState } from 'react';
import { createLatest } from './latest.ts';

/** Which project is to be archived, before the confirmation. From its own dialog the question opens when that has closed. */
export function useArchiveQuestion() {
  const [project, setProject] = useState<Project | null>(null);
  const [isOpen, setOpen] = useState(false);
  // Another question is not replaced by one that was to come from a dialog.
  const [latest] = useState(() =>
    createLatest((next: Project) => {
      setProject(next);
      setOpen(true);
    }, limits.confirmAfterManageMs),
  );
  useEffect(() => latest.drop, [latest]);
  return { project, isOpen, setOpen, open: latest.now, openAfterDialog: latest.later };
}
