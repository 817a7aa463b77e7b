import { Checkbox, Kbd, Modal, Stack, Table, Text, Title } from '@mantine/core';
import { COMMAND_KEY } from '../command-key.ts';

const KEYS: [string, [keys: string[], does: string][]][] = [
  [
    'In the list',
    [
      [['↑', '↓'], 'Go to the row above or below'],
      [['Home', 'End'], 'Go to the first or the last row'],
      [['→', '←'], 'Open or close a component or an item; go into it or out of it'],
      [['Tab'], 'Go to the buttons of the row; Escape comes back'],
      [['Space'], 'Open or close; on a comment’s handle, take it up and put it down, with ↑ ↓ to carry it'],
      [['Enter', 'F2'], 'Rename a component or an item, edit a comment'],
      [['Alt ↑', 'Alt ↓'], 'Move a comment up or down'],
      [['Delete'], 'Delete, after a question'],
    ],
  ],
  [
    'While editing',
    [
      [['Enter'], 'Save a name or a title'],
      [[`${COMMAND_KEY} Enter`], 'Save a comment'],
      [['Escape'], 'Leave without saving'],
      [[`${COMMAND_KEY} B`, `${COMMAND_KEY} I`, `${COMMAND_KEY} U`], 'Bold, italic, underline'],
    ],
  ],
  [
    'Everywhere',
    [
      [[`${COMMAND_KEY} S`], 'Save the template'],
      [[`${COMMAND_KEY} Z`], 'Undo'],
      [[`${COMMAND_KEY} Shift Z`, `${COMMAND_KEY} Y`], 'Redo'],
      [['/', `${COMMAND_KEY} F`], 'Search; Enter goes to the next hit, Shift Enter to the one before'],
      [['?'], 'Show these keys'],
    ],
  ],
];

interface KeyboardDialogProps {
  opened: boolean;
  singleKeys: boolean;
  onSingleKeys: (isOn: boolean) => void;
  onClose: () => void;
}

/** Says which keys do what. */
export function KeyboardDialog({ opened, singleKeys, onSingleKeys, onClose }: KeyboardDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title="Keyboard" size="lg">
      <Stack>
        {KEYS.map(([where, rows]) => (
          <section key={where}>
            <Title order={3} fz="md" mb={4}>
              {where}
            </Title>
            <Table verticalSpacing={4} withRowBorders={false}>
              <Table.Tbody>
                {rows.map(([keys, does]) => (
                  <Table.Tr key={does}>
                    <Table.Td w="38%">
                      {keys.map((key) => (
                        <Kbd key={key} mr={6}>
                          {key}
                        </Kbd>
                      ))}
                    </Table.Td>
                    <Table.Td>
                      <Text size="sm">{does}</Text>
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </section>
        ))}
        <Checkbox
          label={`Keys without ${COMMAND_KEY}: / and ?`}
          checked={singleKeys}
          onChange={(event) => onSingleKeys(event.currentTarget.checked)}
        />
      </Stack>
    </Modal>
  );
}
