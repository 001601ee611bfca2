// Recognises the ids that PostgreSQL makes: it refuses a query that compares such a column with anything else.

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export const isUuid = (text: string): boolean => UUID.test(text)
