import { ActionIcon, Group, Loader, Select, Text } from '@mantine/core';
import { IconRefresh, IconX } from '@tabler/icons-react';
import { useEffect, useMemo, useRef } from 'react';
import { TimeAgo } from '../../components/time-ago.tsx';
import type { Isn } from '../../lib/isn/isn-context.ts';
import type { IsnOrder } from '../../lib/isn/isn-documents.ts';
import { orderTime } from './order-time.ts';
import { OrdersFailure } from './orders-failure.tsx';

interface OrderPickerProps {
  isn: Isn;
  order: IsnOrder | null;
  disabled: boolean;
  /** Null: none. */
  onChoose: (id: string | null) => void;
}

/** The list itself scrolls, so that it stays one thing for keyboard and screen reader. */
const STYLES = {
  options: { maxHeight: '16rem', overflowY: 'auto' },
  input: { '--input-placeholder-color': 'var(--mantine-color-dimmed)' },
} as const;

/** The dropdown of ISN orders, with what reads them anew and what takes the choice back. */
export function OrderPicker({ isn, order, disabled, onChoose }: OrderPickerProps) {
  const { read, isReading, failure } = isn.orders;
  const { readOrders } = isn;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => void readOrders({ forceUpdate: false }), [readOrders]);
  // A new list would take the option from under the keyboard.
  const options = useMemo(
    () =>
      read?.orders.map(({ id, label, datetime }) => ({ value: id, label: `${label} · ${orderTime(datetime)}` })) ?? [],
    [read],
  );

  function clear() {
    onChoose(null);
    field.current?.focus();
  }

  return (
    <>
      <Group gap={6} wrap="nowrap">
        <Select
          ref={field}
          flex={1}
          aria-label="ISN order"
          placeholder={placeholder(isn)}
          searchable
          openOnFocus={false}
          selectFirstOptionOnDropdownOpen // at once: what is done later takes the option from under fast fingers
          withScrollArea={false}
          styles={STYLES}
          nothingFoundMessage="No order has these words."
          disabled={disabled || !read?.orders.length}
          data={options}
          value={order?.id ?? null}
          onChange={onChoose}
        />
        {order && (
          <ActionIcon variant="default" size={36} aria-label="Clear selection" disabled={disabled} onClick={clear}>
            <IconX size={18} aria-hidden />
          </ActionIcon>
        )}
        <ActionIcon
          variant="default"
          size={36}
          aria-label="Refresh orders"
          aria-busy={isReading}
          onClick={() => void readOrders({ forceUpdate: true })}
        >
          {isReading ? <Loader size={18} aria-hidden /> : <IconRefresh size={18} aria-hidden />}
        </ActionIcon>
      </Group>
      {order && (
        <Text size="sm">
          Report header: {order.label}, {orderTime(order.datetime)}
        </Text>
      )}
      {Boolean(failure) && !isReading && (
        <OrdersFailure failure={failure} onRetry={() => void readOrders({ forceUpdate: true })} />
      )}
      <Text size="xs" c="dimmed" role="status">
        {isReading && 'Loading orders from ISN...'}
        {!isReading && read?.orders.length === 0 && 'ISN has no upcoming orders for you.'}
      </Text>
      {read && !isReading && (
        <Text size="xs" c="dimmed">
          Read from ISN <TimeAgo iso={read.fetchedAt} />.
        </Text>
      )}
    </>
  );
}

function placeholder({ orders: { read, isReading } }: Isn): string {
  if (!read) return isReading ? 'Loading orders...' : 'No orders loaded';
  return read.orders.length > 0 ? 'Choose an order' : 'No upcoming orders';
}
