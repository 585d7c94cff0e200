/*
 * The styles of the first paint, which shows title and description of a tool page or of home: whatever these stand in or
 * beside. The build puts them into the page's head, and all styles, these once more, behind the page (scripts/build.mjs).
 */
import '#kit/tokens.css';
import '#kit/base.css';
import '#kit/parts/icon.module.css';
import '#kit/parts/button.module.css';
import './parts/heart.module.css';
import './frame.module.css';
import './tool-page.module.css';
import './home.module.css';
import './first-paint.css';
