import { SharedScreen } from '@portal/features/shares';
import { shareFamilies, sharePasses } from '@portal/features/session';
import { useParams } from 'react-router-dom';
import { ShareLayout } from '../layouts/ShareLayout.tsx';

/** The page of a link to a project. */
export function SharedRoute() {
  const { token = '' } = useParams();
  return (
    <ShareLayout>
      <SharedScreen token={token} passes={sharePasses} families={shareFamilies} />
    </ShareLayout>
  );
}
