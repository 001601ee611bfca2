// PostgreSQL's codes of refusals (SQLSTATE): https://www.postgresql.org/docs/current/errcodes-appendix.html

export const CHECK = { code: '23514' }
export const UNIQUE = { code: '23505' }
export const FOREIGN_KEY = { code: '23503' }
export const NOT_NULL = { code: '23502' }
export const FINAL = { code: '23000' }
