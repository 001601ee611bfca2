// Gujarati: its name in itself, in English and in Hindi.
export const ownName = 'ગુજરાતી'
export const nameInEnglish = 'Gujarati'
export const nameInHindi = 'गुजराती'
