// Bengali: its name in itself, in English and in Hindi.
export const ownName = 'বাংলা'
export const nameInEnglish = 'Bengali'
export const nameInHindi = 'बांग्ला'
