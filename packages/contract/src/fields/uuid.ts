// Recognises UUIDs, the form of our own ids: PostgreSQL refuses a query that compares a column of them with any other text.

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export const isUuid = (text: string): boolean => UUID.test(text)
