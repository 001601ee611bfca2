// Examines whether pictures and posters can be drawn here, by drawing one as the server does.
import { drawApart } from '../../pages/link-pictures/draw-apart.ts'
import { type Finding, good, reasonOf, wrong } from './finding.ts'

const OF = 'drawing'

export async function examineDrawing(): Promise<Finding[]> {
  try {
    await drawApart({ link: { names: ['Amit', 'Ila'], day: '2099-11-21', eventType: 'marriage' } })
    return [good(OF, 'A picture of a link was drawn.')]
  } catch (error) {
    return [wrong(OF, `Pictures, posters and statements cannot be drawn (${reasonOf(error)}).`)]
  }
}
