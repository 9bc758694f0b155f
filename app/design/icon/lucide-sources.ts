import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import Award from 'lucide-react/icons/award'
import BadgeCheck from 'lucide-react/icons/badge-check'
import BadgePercent from 'lucide-react/icons/badge-percent'
import Bell from 'lucide-react/icons/bell'
import BookOpen from 'lucide-react/icons/book-open'
import Bookmark from 'lucide-react/icons/bookmark'
import Briefcase from 'lucide-react/icons/briefcase'
import Building2 from 'lucide-react/icons/building-2'
import Calculator from 'lucide-react/icons/calculator'
import Calendar from 'lucide-react/icons/calendar'
import CalendarCheck from 'lucide-react/icons/calendar-check'
import Car from 'lucide-react/icons/car'
import ChartColumn from 'lucide-react/icons/chart-column'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import ChevronUp from 'lucide-react/icons/chevron-up'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import CirclePlay from 'lucide-react/icons/circle-play'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import CircleX from 'lucide-react/icons/circle-x'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import Clock from 'lucide-react/icons/clock'
import Coins from 'lucide-react/icons/coins'
import Copy from 'lucide-react/icons/copy'
import CreditCard from 'lucide-react/icons/credit-card'
import Crown from 'lucide-react/icons/crown'
import Database from 'lucide-react/icons/database'
import Download from 'lucide-react/icons/download'
import Ellipsis from 'lucide-react/icons/ellipsis'
import ExternalLink from 'lucide-react/icons/external-link'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import File from 'lucide-react/icons/file'
import FilePen from 'lucide-react/icons/file-pen'
import FileText from 'lucide-react/icons/file-text'
import Flag from 'lucide-react/icons/flag'
import Folder from 'lucide-react/icons/folder'
import Funnel from 'lucide-react/icons/funnel'
import Gavel from 'lucide-react/icons/gavel'
import Gift from 'lucide-react/icons/gift'
import Globe from 'lucide-react/icons/globe'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import HandHeart from 'lucide-react/icons/hand-heart'
import Handshake from 'lucide-react/icons/handshake'
import Headphones from 'lucide-react/icons/headphones'
import Heart from 'lucide-react/icons/heart'
import History from 'lucide-react/icons/history'
import House from 'lucide-react/icons/house'
import Image from 'lucide-react/icons/image'
import Inbox from 'lucide-react/icons/inbox'
import Info from 'lucide-react/icons/info'
import KeyRound from 'lucide-react/icons/key-round'
import Landmark from 'lucide-react/icons/landmark'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import Library from 'lucide-react/icons/library'
import LifeBuoy from 'lucide-react/icons/life-buoy'
import Link from 'lucide-react/icons/link'
import List from 'lucide-react/icons/list'
import Lock from 'lucide-react/icons/lock'
import LockOpen from 'lucide-react/icons/lock-open'
import LogIn from 'lucide-react/icons/log-in'
import LogOut from 'lucide-react/icons/log-out'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import Megaphone from 'lucide-react/icons/megaphone'
import Menu from 'lucide-react/icons/menu'
import MessageCircle from 'lucide-react/icons/message-circle'
import Minus from 'lucide-react/icons/minus'
import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Newspaper from 'lucide-react/icons/newspaper'
import PanelLeft from 'lucide-react/icons/panel-left'
import Paperclip from 'lucide-react/icons/paperclip'
import Pause from 'lucide-react/icons/pause'
import Pencil from 'lucide-react/icons/pencil'
import Phone from 'lucide-react/icons/phone'
import Plane from 'lucide-react/icons/plane'
import Play from 'lucide-react/icons/play'
import Plus from 'lucide-react/icons/plus'
import Printer from 'lucide-react/icons/printer'
import Quote from 'lucide-react/icons/quote'
import Receipt from 'lucide-react/icons/receipt'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Rss from 'lucide-react/icons/rss'
import Scale from 'lucide-react/icons/scale'
import Search from 'lucide-react/icons/search'
import Send from 'lucide-react/icons/send'
import Settings from 'lucide-react/icons/settings'
import Share2 from 'lucide-react/icons/share-2'
import Shield from 'lucide-react/icons/shield'
import ShieldCheck from 'lucide-react/icons/shield-check'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import Smartphone from 'lucide-react/icons/smartphone'
import Sparkles from 'lucide-react/icons/sparkles'
import Star from 'lucide-react/icons/star'
import Sun from 'lucide-react/icons/sun'
import Tag from 'lucide-react/icons/tag'
import Target from 'lucide-react/icons/target'
import ThumbsUp from 'lucide-react/icons/thumbs-up'
import TicketPercent from 'lucide-react/icons/ticket-percent'
import Trash2 from 'lucide-react/icons/trash-2'
import TrendingUp from 'lucide-react/icons/trending-up'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import Trophy from 'lucide-react/icons/trophy'
import Umbrella from 'lucide-react/icons/umbrella'
import Upload from 'lucide-react/icons/upload'
import User from 'lucide-react/icons/user'
import UserPlus from 'lucide-react/icons/user-plus'
import Users from 'lucide-react/icons/users'
import Video from 'lucide-react/icons/video'
import Wrench from 'lucide-react/icons/wrench'
import X from 'lucide-react/icons/x'
import Zap from 'lucide-react/icons/zap'
import type { ComponentType, SVGProps } from 'react'

/** Where the interface's drawings come from; read only when the sprite is drawn, never by a page. */
export const lucideSources: Record<string, ComponentType<SVGProps<SVGSVGElement>>> = {
  'arrow-left': ArrowLeft,
  'arrow-right': ArrowRight,
  'arrow-up': ArrowUp,
  'arrow-up-right': ArrowUpRight,
  award: Award,
  'badge-check': BadgeCheck,
  'badge-percent': BadgePercent,
  bell: Bell,
  'book-open': BookOpen,
  bookmark: Bookmark,
  briefcase: Briefcase,
  'building-2': Building2,
  calculator: Calculator,
  calendar: Calendar,
  'calendar-check': CalendarCheck,
  car: Car,
  'chart-column': ChartColumn,
  check: Check,
  'chevron-down': ChevronDown,
  'chevron-left': ChevronLeft,
  'chevron-right': ChevronRight,
  'chevron-up': ChevronUp,
  'circle-alert': CircleAlert,
  'circle-check': CircleCheck,
  'circle-play': CirclePlay,
  'circle-question-mark': CircleQuestionMark,
  'circle-x': CircleX,
  'clipboard-list': ClipboardList,
  clock: Clock,
  coins: Coins,
  copy: Copy,
  'credit-card': CreditCard,
  crown: Crown,
  database: Database,
  download: Download,
  ellipsis: Ellipsis,
  'external-link': ExternalLink,
  eye: Eye,
  'eye-off': EyeOff,
  file: File,
  'file-pen': FilePen,
  'file-text': FileText,
  flag: Flag,
  folder: Folder,
  funnel: Funnel,
  gavel: Gavel,
  gift: Gift,
  globe: Globe,
  'graduation-cap': GraduationCap,
  'hand-heart': HandHeart,
  handshake: Handshake,
  headphones: Headphones,
  heart: Heart,
  history: History,
  house: House,
  image: Image,
  inbox: Inbox,
  info: Info,
  'key-round': KeyRound,
  landmark: Landmark,
  'layout-dashboard': LayoutDashboard,
  library: Library,
  'life-buoy': LifeBuoy,
  link: Link,
  list: List,
  lock: Lock,
  'lock-open': LockOpen,
  'log-in': LogIn,
  'log-out': LogOut,
  mail: Mail,
  'map-pin': MapPin,
  megaphone: Megaphone,
  menu: Menu,
  'message-circle': MessageCircle,
  minus: Minus,
  monitor: Monitor,
  moon: Moon,
  newspaper: Newspaper,
  'panel-left': PanelLeft,
  paperclip: Paperclip,
  pause: Pause,
  pencil: Pencil,
  phone: Phone,
  plane: Plane,
  play: Play,
  plus: Plus,
  printer: Printer,
  quote: Quote,
  receipt: Receipt,
  'refresh-cw': RefreshCw,
  rss: Rss,
  scale: Scale,
  search: Search,
  send: Send,
  settings: Settings,
  'share-2': Share2,
  shield: Shield,
  'shield-check': ShieldCheck,
  'shopping-cart': ShoppingCart,
  'sliders-horizontal': SlidersHorizontal,
  smartphone: Smartphone,
  sparkles: Sparkles,
  star: Star,
  sun: Sun,
  tag: Tag,
  target: Target,
  'thumbs-up': ThumbsUp,
  'ticket-percent': TicketPercent,
  'trash-2': Trash2,
  'trending-up': TrendingUp,
  'triangle-alert': TriangleAlert,
  trophy: Trophy,
  umbrella: Umbrella,
  upload: Upload,
  user: User,
  'user-plus': UserPlus,
  users: Users,
  video: Video,
  wrench: Wrench,
  x: X,
  zap: Zap,
}
