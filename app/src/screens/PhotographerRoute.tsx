import { PhotographerScreen } from '@portal/features/directory/photographer';
import { useParams } from 'react-router-dom';

/** `/photographer/:id`: another id is another photographer, not a change of this one. */
export function PhotographerRoute() {
  const { id = '' } = useParams();
  return <PhotographerScreen key={id} id={id} />;
}
