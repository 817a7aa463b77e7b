/** Pages that are linked to from every protected screen. Specification, point 2. */
export const MAIN_LINKS = [
  { label: 'Reports', to: '/dashboard' },
  { label: 'Template', to: '/templates' },
];

/** Pages about the user, in the user's menu. */
export const USER_LINKS = [
  { label: 'Profile', to: '/Profile' },
  { label: 'ISN Credentials', to: '/ISN-Credentials' },
];
