// Opens the log: each line that follows from a request has its id, and an error is told without anybody's details.
import { type DestinationStream, type Logger, pino } from 'pino'
import { loggedError } from './logged-error.ts'
import { currentRequestId } from './request-id.ts'

/** As Fastify calls it in the lines of a request's own logger. */
const LABEL = 'reqId'

export const openLog = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      serializers: { err: loggedError },
      mixin(_line, _level, logger) {
        const requestId = currentRequestId()
        return requestId === undefined || LABEL in logger.bindings() ? {} : { [LABEL]: requestId }
      },
    },
    destination,
  )
