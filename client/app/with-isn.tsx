import { Outlet } from 'react-router-dom';
import { IsnProvider } from '../lib/isn/isn-provider.tsx';

/** Around the screens that know ISN orders. */
export function WithIsn() {
  return (
    <IsnProvider>
      <Outlet />
    </IsnProvider>
  );
}
