import type { IconProps } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import classes from './row-action.module.css';

interface RowActionProps {
  label: string;
  Icon: ComponentType<IconProps>;
  onClick: () => void;
  /** Whether Tab stops at it: only in the row that has the focus. */
  isTabStop: boolean;
  /** Nothing happens; it can have the focus all the same. */
  isOff?: boolean;
  /** For what is switched on and off. */
  isPressed?: boolean;
  /** It deletes. */
  isDangerous?: boolean;
  /** Under way. */
  isBusy?: boolean;
}

/** A button of a row: a light one, as hundreds of them are drawn. Its label shows while it is pointed at or has the focus. */
export function RowAction(props: RowActionProps) {
  const { label, Icon, onClick, isTabStop, isOff = false, isPressed, isDangerous = false, isBusy = false } = props;
  return (
    <button
      type="button"
      className={classes.action}
      data-danger={isDangerous || undefined}
      data-label={label}
      aria-label={label}
      aria-disabled={isOff || undefined}
      aria-pressed={isPressed}
      disabled={isBusy}
      tabIndex={isTabStop ? 0 : -1}
      onClick={isOff ? undefined : onClick}
    >
      {isBusy ? <span className={classes.spinner} /> : <Icon size={16} stroke={1.8} aria-hidden />}
    </button>
  );
}
