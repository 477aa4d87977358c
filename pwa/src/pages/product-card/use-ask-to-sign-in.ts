import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { showHeaderMessage } from '#features/account/header-message.ts';
import { menuTexts } from '#features/account/menu-texts.ts';
import { translate } from '#i18n/locale.ts';

/** Shows a visitor that this needs a login, and leads there and back (docs/product.md#sign-in-to-buy). */
export function useAskToSignIn(): (words?: string) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useCallback(
    (words = translate(menuTexts).loginRequired) => {
      showHeaderMessage(words);
      navigate('/login', { state: { from: pathname + search } });
    },
    [navigate, pathname, search],
  );
}
