import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { showHeaderMessage } from '../../features/account/header-message';
import { accountTexts } from '../../features/account/texts';

/** Tells a visitor that this needs a login, and leads there and back. */
export function useAskToSignIn(): () => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useCallback(() => {
    showHeaderMessage(accountTexts.loginRequired);
    navigate('/login', { state: { from: pathname + search } });
  }, [navigate, pathname, search]);
}
