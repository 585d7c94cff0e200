import { Badge } from '#kit';

export default function BadgeDemo() {
  return (
    <div className="n-line">
      <Badge>HTTP</Badge>
      <Badge look="success" icon="check">
        Valid
      </Badge>
      <Badge look="error" icon="x">
        Not valid
      </Badge>
      <Badge look="warning">Expired</Badge>
      <Badge look="info">WebDav</Badge>
    </div>
  );
}
