import { createElement, type SVGProps } from 'react'

interface IconData {
  name: string
  node: readonly (readonly [tag: string, attributes: Record<string, string>])[]
}

interface IconProps extends SVGProps<SVGSVGElement> {
  size?: number
}

/** Creates an icon component from its shapes, replacing the icon library's larger function in the build (vite/lean-icons.ts). */
export default function createIcon({ name, node }: IconData) {
  return function Icon({ size = 24, className, children, ...props }: IconProps) {
    const isNamed = Object.keys(props).some((key) => key.startsWith('aria-') || key === 'role')
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: `lucide lucide-${name} ${className ?? ''}`.trim(),
        ...(!isNamed && !children && { 'aria-hidden': true }),
        ...props,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    )
  }
}
