// Words around the administrator's pages: brand, menu, links.
export const adminShellSentences = {
  admin: 'Admin',
  administrator: 'Administrator',
  administration: 'Administration',
  menu: 'Menu',
  closeMenu: 'Close menu',
  skipToContent: 'Skip to content',
  logout: 'Logout',
  dashboard: 'Dashboard',
  payments: 'Payments',
  guests: 'Guests',
  feedback: 'Feedback',
  settings: 'Settings',
} as const
