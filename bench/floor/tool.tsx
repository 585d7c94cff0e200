import { hydrateRoot } from 'react-dom/client';
import { Tool } from './pages.tsx';

hydrateRoot(document.getElementById('root') as HTMLElement, <Tool />);
