// Marathi: its name in itself, in English and in Hindi.
export const ownName = 'मराठी'
export const nameInEnglish = 'Marathi'
export const nameInHindi = 'मराठी'
