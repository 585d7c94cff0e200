import { Button, Tooltip } from '#kit';

const POSITIONS = ['top', 'bottom', 'left', 'right'] as const;

export default function TooltipDemo() {
  return (
    <div className="n-line">
      {POSITIONS.map((position) => (
        <Tooltip key={position} text={`At the ${position}`} position={position}>
          {(id) => <Button aria-describedby={id}>{position}</Button>}
        </Tooltip>
      ))}
    </div>
  );
}
