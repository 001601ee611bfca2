// Tamil: its name in itself, in English and in Hindi.
export const ownName = 'தமிழ்'
export const nameInEnglish = 'Tamil'
export const nameInHindi = 'तमिल'
