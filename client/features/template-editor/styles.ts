/** Styles of the Mantine components that only the editor uses. */
import '@mantine/core/styles/Kbd.css';
import '@mantine/core/styles/Table.css';
import '@mantine/core/styles/Radio.css';
