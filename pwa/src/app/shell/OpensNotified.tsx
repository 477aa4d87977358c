import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { OPEN_PATH, type OpenPath } from '#data/push/open-path.ts';

/** Goes where a notification leads that was tapped while the shop is open: the service worker says where. */
export function OpensNotified() {
  const navigate = useNavigate();
  useEffect(() => {
    const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    const open = ({ data, ports }: MessageEvent<Partial<OpenPath> | null>) => {
      if (data?.type !== OPEN_PATH || !data.path?.startsWith('/')) return;
      ports[0]?.postMessage('on the way');
      navigate(data.path);
    };
    worker?.addEventListener('message', open);
    return () => worker?.removeEventListener('message', open);
  }, [navigate]);
  return null;
}
