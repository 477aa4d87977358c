import {
  MAX_ANSWER_LENGTH,
  type Question,
  type WaitingQuestion,
} from '@jhola/shared/contracts/questions.contract';
import { useState } from 'react';
import { OnlineButton } from '#connection/OnlineButton.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { answerQuestion } from '../commands/answer-question';
import { answerProblem } from '../rules/question-problem';
import { questionTexts } from '../texts';
import { DeleteQuestion } from './DeleteQuestion';
import { QuestionDialog } from './QuestionDialog';

interface QuestionActionsProps {
  readonly question: Question | WaitingQuestion;
  /** It was answered, changed or deleted. */
  readonly onChanged: () => Promise<void>;
}

/** What administrators do with a question: answer it, change the answer, delete it. */
export function QuestionActions({ question, onChanged }: QuestionActionsProps) {
  const texts = useTexts(questionTexts);
  const [open, setOpen] = useState(false);
  const before = 'answer' in question ? question.answer : undefined;
  const [title, named] = before === undefined ? [texts.answerIt, texts.answerOf] : [texts.edit, texts.editOf];
  return (
    <>
      <OnlineButton
        variant={before === undefined ? 'primary' : 'outline'}
        size="small"
        aria-label={named(question.text)}
        onClick={() => setOpen(true)}
      >
        {title}
      </OnlineButton>
      <DeleteQuestion question={question} onDeleted={onChanged} />
      {open && (
        <QuestionDialog
          title={title}
          lead={question.text}
          label={texts.yourAnswer}
          hint={texts.answerHint}
          submit={texts.save}
          failed={texts.saveFailed}
          maxLength={MAX_ANSWER_LENGTH}
          first={before}
          problemOf={(text) => answerProblem(text, texts)}
          onSend={async (answer, key) => {
            await answerQuestion({ questionId: question._id, answer }, key);
            await onChanged();
            return texts.saved;
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
