import { MantineProvider } from '@mantine/core';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { QuestionDialog } from '../../../../client/features/template-editor/dialogs/question-dialog.tsx';
import type { Answer, Question } from '../../../../client/features/template-editor/model/step.ts';

function ask(question: Question) {
  const onAnswer = vi.fn<(answer: Answer) => void>();
  render(
    <MantineProvider env="test">
      <QuestionDialog question={question} onAnswer={onAnswer} onGone={() => undefined} />
    </MantineProvider>,
  );
  return { user: userEvent.setup(), onAnswer, button: (name: string) => screen.getByRole('button', { name }) };
}

const CONFIRM = { kind: 'confirm', title: 'Copy', text: 'Copy it?' } as const;

describe('the generic dialog', () => {
  it('confirms with Yes and No by default', async () => {
    const { user, onAnswer, button } = ask(CONFIRM);
    expect(screen.getByRole('dialog', { name: 'Copy' })).toHaveTextContent('Copy it?');
    await waitFor(() => expect(button('Yes')).toHaveFocus());
    await user.click(button('Yes'));
    await user.click(button('No'));
    expect(onAnswer.mock.calls).toEqual([[{ yes: true, option: 0 }], [{ yes: false, option: 0 }]]);
  });

  it('takes labels of its own', () => {
    const { button } = ask({ ...CONFIRM, confirmLabel: 'Delete', cancelLabel: 'Cancel', isDangerous: true });
    expect(button('Delete')).toBeEnabled();
    expect(button('Cancel')).toBeEnabled();
  });

  it('blocks the confirm button while none of several options is picked', async () => {
    const { user, onAnswer, button } = ask({ ...CONFIRM, options: ['ROOF - Vents', 'ATTIC - Vents'] });
    expect(button('Yes')).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: 'ATTIC - Vents' }));
    await user.click(button('Yes'));
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ yes: true, option: 1 });
  });

  it('uses the first option when there is one and none was picked', async () => {
    const { user, onAnswer, button } = ask({ ...CONFIRM, options: ['ROOF - Vents'] });
    await user.click(button('Yes'));
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ yes: true, option: 0 });
  });

  it('is cancelled by Escape', async () => {
    const { user, onAnswer } = ask(CONFIRM);
    await user.keyboard('{Escape}');
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ yes: false, option: 0 });
  });

  it('acknowledges with Ok', async () => {
    const { user, onAnswer, button } = ask({ kind: 'acknowledge', title: 'Name', text: 'It is taken.' });
    await waitFor(() => expect(button('Ok')).toHaveFocus());
    await user.click(button('Ok'));
    expect(onAnswer).toHaveBeenCalledExactlyOnceWith({ yes: true, option: 0 });
  });
});
