import type { SignInOptions } from '@jhola/shared/contracts/account.contract';
import { useEffect, useState } from 'react';
import { useFirstData } from '#data/db/first-data.ts';
import { knowSignInOptions, signInOptions } from '../commands/know-sign-in-options';

/** What the sign-in pages offer beside the password; undefined while it is not known. */
export function useSignInOptions(): SignInOptions | undefined {
  const brought = useFirstData()?.signIn;
  const [options, setOptions] = useState(signInOptions);
  useEffect(() => {
    let gone = false;
    knowSignInOptions().then(() => {
      if (!gone) setOptions(signInOptions());
    });
    return () => {
      gone = true;
    };
  }, []);
  return options ?? brought;
}
