// English: its name in itself, in English and in Hindi.
export const ownName = 'English'
export const nameInEnglish = 'English'
export const nameInHindi = 'अंग्रेज़ी'
