import { useLocalStorage } from '@mantine/hooks';

/**
 * Whether keys do something by themselves (WCAG 2.1.4): who speaks to the computer wants them off. Kept in this browser.
 */
export function useSingleKeys(): [isOn: boolean, set: (isOn: boolean) => void] {
  const [isOn, set] = useLocalStorage({
    key: 'plumbline.singleKeys',
    defaultValue: true,
    getInitialValueInEffect: false,
  });
  return [isOn, set];
}
