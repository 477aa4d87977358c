import type { WaitingQuestion } from '@jhola/shared/contracts/questions.contract';
import { useState } from 'react';
import { useOnline } from '#connection/use-online.ts';
import { useMutation } from '#data/queries/use-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { IconButton } from '#ui/button/IconButton.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx';
import { deleteQuestion } from '../commands/delete-question';
import { questionTexts } from '../texts';

interface DeleteQuestionProps {
  readonly question: Pick<WaitingQuestion, '_id' | 'name' | 'text'>;
  readonly onDeleted: () => Promise<void>;
}

/** Deletes a question after asking; for administrators only. */
export function DeleteQuestion({ question, onDeleted }: DeleteQuestionProps) {
  const texts = useTexts(questionTexts);
  const online = useOnline();
  const [asking, setAsking] = useState(false);
  const { busy, run } = useMutation(texts.deleteFailed);
  const remove = async () => {
    await run(async () => {
      await deleteQuestion(question._id);
      await onDeleted();
      return texts.deleted;
    });
    setAsking(false);
  };
  return (
    <>
      <IconButton
        icon="trash"
        tone="danger"
        disabled={!online}
        label={texts.deleteOf(question.text)}
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        open={asking}
        title={texts.delete}
        question={texts.deleteConfirm(question.name)}
        cancelLabel={texts.keep}
        confirmLabel={texts.delete}
        closeLabel={texts.close}
        busy={busy}
        onCancel={() => setAsking(false)}
        onConfirm={remove}
      />
    </>
  );
}
