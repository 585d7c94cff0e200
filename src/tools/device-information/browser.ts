/**
 * The part of a window that is read. Everything may be missing in some browser, whatever the types of the platform say.
 */
export interface Browser {
  readonly isSecureContext: boolean;
  readonly document: Document;
  readonly screen: Pick<Screen, 'width' | 'height' | 'availWidth' | 'availHeight' | 'colorDepth'> & {
    readonly orientation?: Pick<ScreenOrientation, 'type' | 'angle'>;
  };
  readonly devicePixelRatio: number;
  readonly innerWidth: number;
  readonly innerHeight: number;
  readonly outerWidth: number;
  readonly outerHeight: number;
  readonly visualViewport?: Pick<VisualViewport, 'width' | 'height' | 'scale'> | null;
  readonly matchMedia: (query: string) => Pick<MediaQueryList, 'matches' | 'media'>;
  readonly getComputedStyle: Window['getComputedStyle'];
  readonly requestAnimationFrame: Window['requestAnimationFrame'];
  readonly navigator: BrowserNavigator;
  readonly Intl: typeof Intl;
  readonly Date: typeof Date;
  readonly WebGLRenderingContext?: unknown;
  readonly WebGL2RenderingContext?: unknown;
  readonly WebAssembly?: unknown;
  readonly crypto?: { readonly subtle?: unknown };
}

interface BrowserNavigator {
  readonly userAgent: string;
  readonly vendor: string;
  readonly platform: string;
  readonly languages: readonly string[];
  readonly cookieEnabled: boolean;
  readonly onLine: boolean;
  readonly maxTouchPoints: number;
  readonly hardwareConcurrency: number;
  readonly deviceMemory?: number;
  readonly gpu?: unknown;
  readonly serviceWorker?: unknown;
  readonly storage?: Pick<StorageManager, 'estimate'>;
  readonly connection?: EventTarget & {
    readonly effectiveType?: string;
    readonly downlink?: number;
    readonly rtt?: number;
    readonly saveData?: boolean;
  };
  readonly userAgentData?: {
    readonly brands: readonly { readonly brand: string; readonly version: string }[];
    readonly mobile: boolean;
    readonly platform: string;
    readonly getHighEntropyValues: (names: readonly string[]) => Promise<Readonly<Partial<Record<string, string>>>>;
  };
}

/** In whole CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export const sizeOf = (width: number, height: number): Size | undefined =>
  Number.isFinite(width) && Number.isFinite(height)
    ? { width: Math.round(width), height: Math.round(height) }
    : undefined;

const EDGES = ['top', 'right', 'bottom', 'left'] as const;

/** The insets that a notch and the like cover, from the top clockwise. Only a style can tell. */
export function readSafeArea({ document, getComputedStyle }: Browser): string {
  const probe = document.createElement('div');
  probe.style.position = 'fixed';
  for (const edge of EDGES) probe.style.setProperty(`padding-${edge}`, `env(safe-area-inset-${edge}, 0px)`);
  document.body.append(probe);
  const style = getComputedStyle(probe);
  const insets = EDGES.map((edge) => style.getPropertyValue(`padding-${edge}`));
  probe.remove();
  return insets.join(' ');
}

/** The name of the graphics card, as far as the browser gives it away. */
export function readGpu({ document }: Browser): string | undefined {
  const gl = document.createElement('canvas').getContext('webgl');
  if (gl === null) return undefined;
  const named = gl.getExtension('WEBGL_debug_renderer_info');
  const name: unknown = gl.getParameter(named === null ? gl.RENDERER : named.UNMASKED_RENDERER_WEBGL);
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return String(name);
}
