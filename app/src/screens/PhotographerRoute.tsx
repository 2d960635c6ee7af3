import { PhotographerScreen } from '@portal/features/directory/photographer';
import { useParams } from 'react-router-dom';

/** `/photographer/:id`: another id remounts the screen. */
export function PhotographerRoute() {
  const { id = '' } = useParams();
  return <PhotographerScreen key={id} id={id} />;
}
