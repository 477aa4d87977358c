import type { WaitingQuestion } from '@jhola/shared/contracts/questions.contract';
import { useOnline } from '#connection/use-online.ts';
import { useMutation } from '#data/queries/use-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { DeleteButton } from '#ui/overlay/DeleteButton.tsx';
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
  const { busy, run } = useMutation(texts.deleteFailed);
  const remove = () =>
    run(async () => {
      await deleteQuestion(question._id);
      await onDeleted();
      return texts.deleted;
    });
  return (
    <DeleteButton
      label={texts.deleteOf(question.text)}
      title={texts.delete}
      question={texts.deleteConfirm(question.name)}
      keepLabel={texts.keep}
      closeLabel={texts.close}
      disabled={!online}
      busy={busy}
      onDelete={remove}
    />
  );
}
