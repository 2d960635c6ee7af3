import { SharedScreen } from '@portal/features/links';
import { linkPasses } from '@portal/features/session';
import { useParams } from 'react-router-dom';
import { LinkLayout } from '../layouts/LinkLayout.tsx';

/** The page of a link to a project. */
export function SharedRoute() {
  const { token = '' } = useParams();
  return (
    <LinkLayout>
      <SharedScreen token={token} passes={linkPasses} />
    </LinkLayout>
  );
}
