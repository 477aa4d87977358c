import {
  MAX_QUESTION_LENGTH,
  MIN_QUESTION_LENGTH,
  type WaitingQuestion,
} from '@jhola/shared/contracts/questions.contract';
import { useId, useState } from 'react';
import { NeedsConnection } from '#connection/NeedsConnection.tsx';
import { OnlineButton } from '#connection/OnlineButton.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { showToast } from '#ui/toasts/toast-store.ts';
import { askQuestion } from '../commands/ask-question';
import { questionProblem } from '../rules/question-problem';
import { questionTexts } from '../texts';
import { QuestionDialog } from './QuestionDialog';

interface AskQuestionProps {
  readonly productId: string;
  readonly signedIn: boolean;
  readonly onAsked: (question: WaitingQuestion) => void;
}

/** Opens the form for a question; visitors are asked to log in. It needs a connection, as a review does. */
export function AskQuestion({ productId, signedIn, onAsked }: AskQuestionProps) {
  const texts = useTexts(questionTexts);
  const id = useId();
  const [open, setOpen] = useState(false);
  const ask = () => (signedIn ? setOpen(true) : showToast('error', texts.loginFirst));
  return (
    <>
      <OnlineButton variant="outline" icon="edit" aria-describedby={id} onClick={ask}>
        {texts.ask}
      </OnlineButton>
      <NeedsConnection id={id} text={texts.askOffline} />
      {open && (
        <QuestionDialog
          title={texts.ask}
          lead={texts.askLead}
          label={texts.yourQuestion}
          hint={texts.questionHint(MIN_QUESTION_LENGTH, MAX_QUESTION_LENGTH)}
          submit={texts.send}
          failed={texts.sendFailed}
          maxLength={MAX_QUESTION_LENGTH}
          problemOf={(text) => questionProblem(text, texts)}
          onSend={async (text, key) => {
            onAsked(await askQuestion({ productId, text }, key));
            return texts.sent;
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
