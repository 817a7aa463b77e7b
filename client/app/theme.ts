import { Alert, Badge, Card, type CSSVariablesResolver, createTheme, Menu, Modal } from '@mantine/core';

/** Slate, blue-green and the brass of a plumb bob; dark enough for a contrast of 4.5 wherever text stands on colour. */
export const theme = createTheme({
  primaryColor: 'plumb',
  primaryShade: 8,
  autoContrast: true,
  defaultRadius: 'md',
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif',
  headings: { fontWeight: '650', sizes: { h1: { fontSize: '1.75rem' }, h2: { fontSize: '1.2rem' } } },
  colors: {
    plumb: [
      '#eef7f7',
      '#dcebec',
      '#b5d6d9',
      '#8bc0c6',
      '#69adb5',
      '#52a1aa',
      '#3d8f99',
      '#247a85',
      '#12626d',
      '#0e4650',
    ],
    brass: [
      '#fff7e6',
      '#fdeccc',
      '#f9d89b',
      '#f5c266',
      '#f2b84b',
      '#eba52a',
      '#c98a1b',
      '#a06c12',
      '#7a520d',
      '#5a3c08',
    ],
  },
  components: {
    Alert: Alert.extend({ styles: { message: { color: 'var(--mantine-color-text)' }, title: { color: 'inherit' } } }),
    Badge: Badge.extend({
      styles: { root: { height: 'auto', paddingBlock: 3 }, label: { textTransform: 'none', whiteSpace: 'normal' } },
    }),
    Card: Card.extend({ defaultProps: { withBorder: true, padding: 'lg', shadow: 'xs' } }),
    // Without it the menu holds a focusable element that is no menu item.
    Menu: Menu.extend({ defaultProps: { withInitialFocusPlaceholder: false } }),
    Modal: Modal.extend({
      defaultProps: {
        centered: true,
        closeButtonProps: { 'aria-label': 'Close' },
        // Its `header` element would count as a second banner of the page.
        attributes: { header: { role: 'presentation' } },
      },
    }),
  },
});

/** Mantine's own dimmed grey has a contrast of 3.3 on white; this one has 6.2. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: { '--mantine-color-dimmed': '#5a636b' },
  dark: {},
});
