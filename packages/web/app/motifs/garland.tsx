// Marigolds in arcs along the upper edge of the element; as many whole arcs as fit.
import { preload } from 'react-dom'
import picture from './garland.svg?url'

export function Garland({ className = '' }: { className?: string }) {
  // Of a page's first screen it is the largest picture, and the style sheet alone would ask for it last.
  preload(picture, { as: 'image', fetchPriority: 'high' })
  return <div className={`garland pointer-events-none ${className}`} aria-hidden="true" />
}
